import { useEffect, useState } from 'react';
import type { HitungMundur as Waktu } from '@spmb/shared/situs/baris.ts';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../../shell/site.tsx';
import { Card } from '../../../ui/card.tsx';
import { usePublic } from './use-public-data.ts';
import { sisaWaktu } from './sisa-waktu.ts';
import './hitung-mundur.css';

const minuteMs = 60_000;

interface HitungMundurProps {
  waktu: Waktu | undefined;
}

/** The time until the results are announced, by the minute and by the server's clock; nothing once it has passed. */
export function HitungMundur({ waktu }: HitungMundurProps) {
  const { zona } = useAppInfo();
  const data = usePublic();
  const [nowMs, setNow] = useState(data.nowMs);
  const endMs = waktu?.countdownshow ? waktu.countdowntime : 0;
  const leftMs = endMs - nowMs;
  useEffect(() => {
    if (leftMs <= 0) return;
    // What is shown changes at the end of its minute.
    const timer = setTimeout(
      () => {
        setNow(data.nowMs());
      },
      (leftMs % minuteMs) + 1,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [data, leftMs]);
  if (leftMs <= 0) return null;
  return (
    <Card className="hitung-mundur">
      <p>Hasil seleksi diumumkan {instantInWords(endMs, zona)}</p>
      <p className="hitung-mundur-sisa figures" role="timer">
        {sisaWaktu(leftMs)}
      </p>
    </Card>
  );
}
