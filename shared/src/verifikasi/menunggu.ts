/** In the filter of the queue, in the place of a status: new and corrected files, which are the committee's turn. */
export const menunggu = 'menunggu';
