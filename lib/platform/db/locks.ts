/**
 * Advisory locks in the database, shared by independent programs. The numbers are arbitrary, but must be the same in every
 * version of every program.
 */

/** Held while the schema changes, and while a backup is restored. */
export const MIGRATION_LOCK = 7_241_190_526

/** Held in shared mode by each connection that applies migrations, until the server has ended its last statement. */
export const MIGRATION_CONNECTION_LOCK = 7_241_190_529

/** Held while the seed runs. */
export const SEED_LOCK = 7_241_190_527

/** Held from before a backup's snapshot until its last file is copied. */
export const BACKUP_LOCK = 7_241_190_528

/** Held while redirects are written, because each redirect must be checked against all others. */
export const REDIRECTS_LOCK = 7_241_190_530

/** Held while faults are written, because each fault must differ from all others. */
export const FAULTS_LOCK = 7_241_190_531

/** Held while roles and accounts change, because one manager must remain, and while somebody is invited. */
export const TEAM_LOCK = 7_241_190_540

/** The first of two numbers of a lock; the second is the hash of an idempotency key. Held while an order is opened with the key. */
export const ORDER_KEY_LOCK = 724_120

/**
 * The first of two numbers of a lock; the second is the hash of a job worker's id. Held while the worker's process is
 * connected, so that other processes can find jobs whose worker is gone.
 */
export const JOB_WORKER_LOCK = 724_119
