import { dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { HariPendaftaran } from '@spmb/shared/situs/baris.ts';
import { useEffect, useRef } from 'react';
import { useAppInfo } from '../../../shell/site.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { usePublic } from '../data/use-public-data.ts';
import './jadwal.css';

/** The days of the admission: those that have passed are quiet, the next one is marked. */
export function Jadwal({ days }: { days: readonly HariPendaftaran[] | undefined }) {
  const { zona } = useAppInfo();
  const today = localDate(usePublic().nowMs(), zona);
  const next = days?.find(({ tanggal }) => tanggal >= today);
  const section = useRef<HTMLElement>(null);
  const isKnown = days !== undefined;
  // Who came for it from another page came before it was there.
  useEffect(() => {
    if (isKnown && location.hash === '#jadwal') section.current?.scrollIntoView();
  }, [isKnown]);
  return (
    <section ref={section} id="jadwal" className="jadwal">
      <h2>Jadwal Pendaftaran</h2>
      {days?.length === 0 && <p>Jadwal belum diumumkan. Buka lagi halaman ini beberapa hari mendatang.</p>}
      <ol>
        {days?.map((day, index) => (
          <li key={index} className={day.tanggal < today ? 'jadwal-lewat' : undefined}>
            <div className="jadwal-when">
              <time dateTime={day.tanggal}>{dateInWords(day.tanggal)}</time>
              {day === next && <Chip tone="blue">{day.tanggal === today ? 'Hari ini' : 'Berikutnya'}</Chip>}
              {day.tanggal < today && <span className="visually-hidden">sudah lewat</span>}
            </div>
            <h3>{day.title}</h3>
            {day.descriptions && <p>{day.descriptions}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
