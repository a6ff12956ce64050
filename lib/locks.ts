/**
 * Advisory locks in the database, by which programs that know nothing of each other agree. Any number does, as long as
 * all versions of all programs take the same one for the same purpose.
 */

/** Held while the schema changes, and while a backup is restored. */
export const MIGRATION_LOCK = 7_241_190_526

/** Shared by the connections that apply migrations, each until the server has ended its last statement. */
export const MIGRATING_LOCK = 7_241_190_529

/** Held while the seed runs. */
export const SEED_LOCK = 7_241_190_527

/** Held from before a backup's moment until its last file is copied. */
export const BACKUP_LOCK = 7_241_190_528
