import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import '../../ui/button.css';
import './plain-page.css';

/** One message in the middle of the page, with its way out. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="plain-page">
      <Card className="plain-page-card">
        <h1>{title}</h1>
        {children}
      </Card>
    </main>
  );
}
