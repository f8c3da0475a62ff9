/** Whether a name was typed as it stands: capitals and spaces do not matter; no name is typed by nothing (N33). */
export const isTypedName = (typed: string, name: string): boolean =>
  plain(typed) !== '' && plain(typed) === plain(name);

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
