-- That an address was changed is told to the old one also when the account is deleted at once. Rows of before, and of
-- servers that are still on the earlier release, may name the person.
ALTER TABLE "Mail" DROP CONSTRAINT "Mail_subject_check";
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_subject_check"
    CHECK (("kind" = 'INVITATION') = ("invitationId" IS NOT NULL)
        AND ("kind" <> 'CONFIRM_EMAIL' OR "userId" IS NOT NULL)
        AND ("kind" IN ('CONFIRM_EMAIL', 'EMAIL_CHANGED') OR "userId" IS NULL));
