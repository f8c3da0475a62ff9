import { Link } from 'react-router-dom';
import '../../../ui/button.css';

/** The way to the participant's exams. */
export function BackLink() {
  return (
    <Link className="button button-plain" to="/peserta/dashboard">
      Kembali ke jadwal ujian
    </Link>
  );
}
