-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "listId" UUID;

-- CreateIndex
CREATE INDEX "Invitation_listId_idx" ON "Invitation"("listId");
