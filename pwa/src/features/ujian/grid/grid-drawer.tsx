import { BottomPanel as Drawer } from '../../../ui/dialog/bottom-panel.tsx';
import { QuestionGrid, type QuestionGridProps } from './question-grid.tsx';

/** The list of questions over the sheet, for screens that have no room beside it. */
export function GridDrawer({ goTo, onClose, ...grid }: QuestionGridProps & { onClose: () => void }) {
  return (
    <Drawer title="Daftar soal" onClose={onClose}>
      <QuestionGrid
        {...grid}
        goTo={(next) => {
          onClose();
          goTo(next);
        }}
      />
    </Drawer>
  );
}
