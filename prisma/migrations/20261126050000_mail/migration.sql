-- CreateEnum
CREATE TYPE "MailKind" AS ENUM ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'EMAIL_CHANGED', 'INVITATION');

-- AlterEnum
ALTER TYPE "LinkKind" ADD VALUE 'CONFIRM_EMAIL';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailConfirmed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "OneTimeLink" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "email" TEXT;

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "kind" "MailKind" NOT NULL,
    "to" TEXT NOT NULL,
    "userId" UUID,
    "invitationId" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "runAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "failedAt" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- CreateIndex
CREATE INDEX "Mail_invitationId_idx" ON "Mail"("invitationId");

-- CreateIndex
CREATE INDEX "Mail_failedAt_runAfter_idx" ON "Mail"("failedAt", "runAfter");

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- Whoever signs in through Google has the address that Google vouches for: accounts of them alone, without a password.
UPDATE "User" SET "emailConfirmed" = true
    WHERE "passwordHash" IS NULL AND EXISTS (SELECT FROM "Account" a WHERE a."userId" = "User".id);

ALTER TABLE "Mail" ADD CONSTRAINT "Mail_subject_check"
    CHECK (("kind" = 'INVITATION') = ("invitationId" IS NOT NULL)
        AND ("kind" IN ('CONFIRM_EMAIL', 'EMAIL_CHANGED')) = ("userId" IS NOT NULL)),
    ADD CONSTRAINT "Mail_failed_check" CHECK (("failedAt" IS NULL) = ("error" IS NULL));
