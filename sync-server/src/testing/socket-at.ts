/** The connection of a call from `address`, as the server's socket tells it; undefined: none. */
export const socketAt = (address: string | undefined): object =>
  address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };
