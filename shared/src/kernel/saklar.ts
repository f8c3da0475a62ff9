/** A part of the product that a school turns on: a field of the settings group pendaftaran, off until it is saved as on. */
export type Saklar = 'permohonan';
