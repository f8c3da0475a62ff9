import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.tsx';

interface QuestionLinksProps {
  title: string;
  numbers: readonly number[];
  /** Address of the sheet. */
  path: string;
  doubt?: boolean;
}

/** Numbers of questions, each a link to its question. */
export function QuestionLinks({ title, numbers, path, doubt = false }: QuestionLinksProps) {
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2 className="question-links-title">
        {title} ({numbers.length})
      </h2>
      <ul className="question-links">
        {numbers.map((nomor) => (
          <li key={nomor}>
            <Link
              className={doubt ? 'figures question-link question-link-doubt' : 'figures question-link'}
              to={`${path}?nomor=${nomor}`}
              aria-label={`Soal ${nomor}, ${title.toLowerCase()}`}
            >
              {nomor}
              {doubt && <Icon name="flag" size={14} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
