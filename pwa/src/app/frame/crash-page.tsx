import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlainPage } from '../../shell/display/plain-page.tsx';

/** Shown instead of a white page when a screen fails or its file cannot be loaded. */
export class CrashPage extends Component<{ children: ReactNode }, { failed: string | undefined }> {
  override state: { failed: string | undefined } = { failed: undefined };

  static getDerivedStateFromError(problem: unknown) {
    return { failed: String(problem) };
  }

  override render() {
    if (this.state.failed === undefined) return this.props.children;
    return (
      <PlainPage title="Halaman ini tidak dapat dibuka">
        <p>
          Jawaban dan data yang sudah tersimpan di perangkat ini aman. Periksa Wi-Fi, lalu muat ulang. Bila
          tetap gagal, panggil pengawas atau panitia.
        </p>
        <Button
          look="main"
          onClick={() => {
            location.reload();
          }}
        >
          Muat ulang
        </Button>
        <details>
          <summary>Rincian</summary>
          <p className="muted">{this.state.failed}</p>
        </details>
      </PlainPage>
    );
  }
}
