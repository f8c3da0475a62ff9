import { SoalPreviewScreen } from '../../../features/soal/preview/soal-preview.screen.tsx';
import { PreviewQuestion } from '../../../features/ujian/question/preview-question.tsx';

/** A bank question by question, drawn by the parts of the exam sheet. */
export function SoalPreviewPage() {
  return <SoalPreviewScreen draw={(question) => <PreviewQuestion {...question} />} />;
}
