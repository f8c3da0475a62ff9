// Loaded only where a sheet contains Arabic: two files of about 100 kB each.
import '@fontsource/amiri/arabic-400.css';
import '@fontsource/amiri/arabic-700.css';

export const arabicFontFamily = 'Amiri';
