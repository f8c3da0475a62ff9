import { layaniHitung } from './layani-hitung.ts';

layaniHitung(self);
