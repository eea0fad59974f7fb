-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- CreateIndex
CREATE INDEX "Submission_createdAt_userId_idx" ON "Submission"("createdAt", "userId");

-- CreateIndex
CREATE INDEX "Submission_problemId_userId_createdAt_idx" ON "Submission"("problemId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "SolveSession_openedAt_userId_idx" ON "SolveSession"("openedAt", "userId");
