-- CreateTable
CREATE TABLE "Counterexample" (
    "submissionId" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "tried" INTEGER NOT NULL,
    "test" JSONB,
    "isMinimal" BOOLEAN NOT NULL DEFAULT false,
    "isSteady" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "Counterexample_pkey" PRIMARY KEY ("submissionId")
);

-- AddForeignKey
ALTER TABLE "Counterexample" ADD CONSTRAINT "Counterexample_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;
