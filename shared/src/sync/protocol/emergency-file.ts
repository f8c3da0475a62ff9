export const emergencyFileKind = 'spmb-jawaban-darurat';
/** How its name ends, and its largest size in bytes: a device with thousands of operations stays far below. */
export const emergencyFileEnding = '.spmb';
export const emergencyBytesMax = 4 * 1024 * 1024;
