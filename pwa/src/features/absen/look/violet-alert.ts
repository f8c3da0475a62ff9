/** A notice of what is held by staff; on a phone its act stands below the sentence. */
export const violetAlert = {
  '&&.MuiAlert-colorInfo': { bgcolor: 'var(--violet-soft)', color: 'var(--on-violet-soft)' },
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 220px' },
} as const;
