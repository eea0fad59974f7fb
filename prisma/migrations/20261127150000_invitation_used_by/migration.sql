-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "usedById" UUID;

-- CreateIndex
CREATE INDEX "Invitation_usedById_idx" ON "Invitation"("usedById");

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_usedById_fkey" FOREIGN KEY ("usedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
