import { artiStatus, nadaStatus } from '@spmb/shared/situs/status-chip.ts';
import { useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import './arti-status.css';

/** What the words of the column STATUS mean; on a phone, where they would fill the screen, once somebody asks. */
export function ArtiStatus() {
  const [isWide] = useState(() => matchMedia('(min-width: 600px)').matches);
  return (
    <details className="arti-status" open={isWide}>
      <summary>Arti status</summary>
      <dl>
        {artiStatus.map(([status, arti]) => (
          <div key={status}>
            <dt>
              <Chip tone={nadaStatus(status)}>{status}</Chip>
            </dt>
            <dd>{arti}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
