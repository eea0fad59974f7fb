-- A mail that waits after a try keeps what the mail server said, too.
ALTER TABLE "Mail" DROP CONSTRAINT "Mail_failed_check";
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_failed_check" CHECK ("failedAt" IS NULL OR "error" IS NOT NULL);
