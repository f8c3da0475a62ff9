import { Refusal } from '@spmb/shared/kernel/envelope.ts';

const longest = 200;
/**
 * What separates folders, what no text may hold, and what turns the direction of writing, by which `exe.pdf` reads as
 * `fdp.exe`. Names only name here, but nothing that looks like a way is taken.
 */
const forbidden = /[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** The name that a user's file is shown and downloaded by. Refuses one that is a path, is empty or too long. */
export function checkFileName(name: string): string {
  const isUsable = name.trim() !== '' && name.length <= longest && !/^\.+$/.test(name.trim());
  if (isUsable && !forbidden.test(name)) return name;
  throw new Refusal(
    `Nama berkas ini tidak dapat dipakai. Ganti namanya tanpa garis miring dan paling panjang ${longest} huruf, lalu unggah lagi.`,
  );
}
