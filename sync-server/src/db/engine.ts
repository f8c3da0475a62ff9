/** The database this process uses, decided once from DATABASE_URL. Empty: SQLite in the data folder. */
export const databaseUrl = process.env['DATABASE_URL'] ?? '';

export type Engine = 'sqlite' | 'postgres';
export const engine: Engine = /^postgres(ql)?:\/\//.test(databaseUrl) ? 'postgres' : 'sqlite';
