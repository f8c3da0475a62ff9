import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DashboardPeserta } from '../dashboard/dashboard-memory.ts';
import { IdentityCard } from '../dashboard/identity-card.tsx';

interface IdentityStepProps {
  peserta: DashboardPeserta;
  mapel: string | undefined;
  onYes: () => void;
  onNo: () => void;
  onBack: () => void;
}

/** Stops an exam under a neighbour's name before it begins. */
export function IdentityStep({ peserta, mapel, onYes, onNo, onBack }: IdentityStepProps) {
  return (
    <Card className="konfirmasi-card">
      <h1>Apakah ini Anda?</h1>
      <p>Cocokkan dengan kartu peserta Anda.</p>
      <IdentityCard peserta={peserta} mapel={mapel} />
      <div className="konfirmasi-acts">
        <Button look="quiet" icon="back" onClick={onBack}>
          Kembali
        </Button>
        <Button onClick={onNo}>Bukan saya</Button>
        <Button look="main" onClick={onYes}>
          Ya, ini saya
        </Button>
      </div>
    </Card>
  );
}
