-- CreateEnum
CREATE TYPE "GrantRole" AS ENUM ('SETTER');

-- CreateEnum
CREATE TYPE "GrantScope" AS ENUM ('SITE', 'PROBLEM');

-- AlterTable
ALTER TABLE "Problem" ADD COLUMN     "ownerId" UUID;

-- CreateTable
CREATE TABLE "RoleGrant" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "GrantRole" NOT NULL,
    "scopeType" "GrantScope" NOT NULL,
    "scopeId" UUID,
    "grantedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RoleGrant_grantedById_idx" ON "RoleGrant"("grantedById");

-- CreateIndex
CREATE INDEX "RoleGrant_expiresAt_idx" ON "RoleGrant"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "RoleGrant_userId_role_scopeType_scopeId_key" ON "RoleGrant"("userId", "role", "scopeType", "scopeId") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "Problem_ownerId_number_idx" ON "Problem"("ownerId", "number" DESC);

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_grantedById_fkey" FOREIGN KEY ("grantedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Problem" ADD CONSTRAINT "Problem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What follows is written by hand, and so is NULLS NOT DISTINCT above: a person has one grant for the site.

ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_scope_check"
    CHECK (("scopeType" = 'SITE') = ("scopeId" IS NULL));
