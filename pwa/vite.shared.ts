/** The oldest browsers that open a page. */
export const target = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

/** A definition of a call that no page of the bundle makes is left out. */
export const pureCalls = ['getCall', 'postCall', 'putCall', 'deleteCall'];
