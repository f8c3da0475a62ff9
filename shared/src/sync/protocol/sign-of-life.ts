/** An open sheet says so often that it is there (`POST api/sync-hidup/{aliran}`); no evidence of time, and nothing is written. */
export const signEveryMs = 7_000;

/** A sheet that gives signs and was not heard for this long is cut off: two signs did not come. */
export const silentAfterMs = 15_000;

/** One of which no sign was heard in this life of the server speaks with its batches alone, once a minute. */
export const silentWithoutSignsMs = 90_000;
