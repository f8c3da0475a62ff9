import manifest from '../../package.json' with { type: 'json' };

/** Version of the product, as shown in the drawer and by the health call. */
export const version: string = manifest.version;
