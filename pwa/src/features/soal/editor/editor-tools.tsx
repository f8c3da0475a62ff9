import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatTextdirectionRToL from '@mui/icons-material/FormatTextdirectionRToL';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Redo from '@mui/icons-material/Redo';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** A button of the editor. */
export interface EditorTool {
  label: string;
  face: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is on where the cursor stands; absent: it is no switch. */
  isOn?: (editor: Editor) => boolean;
}

const mark = (name: string, label: string, face: ReactNode): EditorTool => ({
  label,
  face,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

export const textTools: readonly EditorTool[] = [
  mark('bold', 'Tebal', <FormatBold />),
  mark('italic', 'Miring', <FormatItalic />),
  mark('underline', 'Garis bawah', <FormatUnderlined />),
  mark('subscript', 'Indeks bawah', <Subscript />),
  mark('superscript', 'Pangkat', <Superscript />),
  {
    label: 'Daftar butir',
    face: <FormatListBulleted />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Daftar bernomor',
    face: <FormatListNumbered />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Arab, dari kanan ke kiri',
    face: <FormatTextdirectionRToL />,
    run: (chain) => chain.toggleArab(),
    isOn: (editor) => editor.isActive({ dir: 'rtl' }),
  },
];

export const insertTable: EditorTool = {
  label: 'Sisipkan tabel',
  face: <TableChartOutlined />,
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: false }),
};

export const historyTools: readonly EditorTool[] = [
  { label: 'Urungkan', face: <Undo />, run: (chain) => chain.undo() },
  { label: 'Ulangi', face: <Redo />, run: (chain) => chain.redo() },
];

/** Shown while the cursor stands in a table. */
export const tableTools: readonly EditorTool[] = [
  { label: 'Tambah baris', face: '+ baris', run: (chain) => chain.addRowAfter() },
  { label: 'Hapus baris', face: '− baris', run: (chain) => chain.deleteRow() },
  { label: 'Tambah kolom', face: '+ kolom', run: (chain) => chain.addColumnAfter() },
  { label: 'Hapus kolom', face: '− kolom', run: (chain) => chain.deleteColumn() },
  { label: 'Baris judul', face: 'judul', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Hapus tabel', face: '× tabel', run: (chain) => chain.deleteTable() },
];
