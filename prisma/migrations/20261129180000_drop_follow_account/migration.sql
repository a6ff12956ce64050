-- The site updates the name of the person in charge in the same transaction as the account. A new database never had the trigger.
-- If the previous version renames an account during the upgrade or after a rollback, its orders keep the old name until the next
-- rename. That is accepted, because a name changes rarely and the orders stay assigned.
DROP TRIGGER IF EXISTS "follow_account" ON "administrators";
DROP FUNCTION IF EXISTS "follow_account";
