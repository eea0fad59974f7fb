-- CreateTable
CREATE TABLE "SubmissionGrowth" (
    "submissionId" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "growth" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "SubmissionGrowth_pkey" PRIMARY KEY ("submissionId")
);

-- CreateIndex
CREATE INDEX "SubmissionGrowth_edition_idx" ON "SubmissionGrowth"("edition");

-- AddForeignKey
ALTER TABLE "SubmissionGrowth" ADD CONSTRAINT "SubmissionGrowth_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;
