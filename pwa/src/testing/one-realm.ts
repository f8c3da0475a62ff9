// The document of a test brings a Uint8Array of its own, while TextEncoder and structuredClone stay Node's: bytes of the
// one are not instances of the other. A browser has only one.
const nodeBytes: unknown = Object.getPrototypeOf(Buffer);
Object.defineProperty(globalThis, 'Uint8Array', { value: nodeBytes, configurable: true, writable: true });

export {};
