/** An alert whose act stands below its words where both have no room side by side. */
export const diBawah = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } } as const;
