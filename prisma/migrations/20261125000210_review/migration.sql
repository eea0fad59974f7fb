-- CreateEnum
CREATE TYPE "ReviewGrade" AS ENUM ('AGAIN', 'HARD', 'GOOD', 'EASY');

-- CreateTable
CREATE TABLE "ReviewSettings" (
    "userId" UUID NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "perDay" INTEGER NOT NULL DEFAULT 3,
    "interviewOn" DATE,
    "pausedUntil" DATE,
    "syncedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReviewSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ReviewCard" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "due" DATE NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduledDays" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "lastReview" DATE NOT NULL,
    "suspendedAt" TIMESTAMPTZ(3),
    "buriedUntil" DATE,

    CONSTRAINT "ReviewCard_pkey" PRIMARY KEY ("userId","problemId")
);

-- CreateTable
CREATE TABLE "ReviewLog" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "grade" "ReviewGrade" NOT NULL,
    "isChosen" BOOLEAN NOT NULL DEFAULT false,
    "evidence" JSONB NOT NULL,
    "submissionId" UUID,

    CONSTRAINT "ReviewLog_pkey" PRIMARY KEY ("userId","problemId","day")
);

-- CreateTable
CREATE TABLE "SolveSession" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "isReview" BOOLEAN NOT NULL DEFAULT false,
    "activeSeconds" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SolveSession_pkey" PRIMARY KEY ("userId","problemId","day")
);

-- CreateTable
CREATE TABLE "ProblemProgress" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "hints" INTEGER NOT NULL DEFAULT 0,
    "hintAt" TIMESTAMPTZ(3),
    "editorialAt" TIMESTAMPTZ(3),
    "solutionAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProblemProgress_pkey" PRIMARY KEY ("userId","problemId")
);

-- CreateIndex
CREATE INDEX "ReviewCard_userId_due_idx" ON "ReviewCard"("userId", "due");

-- CreateIndex
CREATE INDEX "ReviewCard_problemId_idx" ON "ReviewCard"("problemId");

-- CreateIndex
CREATE INDEX "ReviewLog_userId_day_idx" ON "ReviewLog"("userId", "day");

-- CreateIndex
CREATE INDEX "ReviewLog_problemId_idx" ON "ReviewLog"("problemId");

-- CreateIndex
CREATE INDEX "ReviewLog_submissionId_idx" ON "ReviewLog"("submissionId");

-- CreateIndex
CREATE INDEX "SolveSession_problemId_idx" ON "SolveSession"("problemId");

-- CreateIndex
CREATE INDEX "ProblemProgress_problemId_idx" ON "ProblemProgress"("problemId");

-- AddForeignKey
ALTER TABLE "ReviewSettings" ADD CONSTRAINT "ReviewSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewCard" ADD CONSTRAINT "ReviewCard_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewCard" ADD CONSTRAINT "ReviewCard_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewLog" ADD CONSTRAINT "ReviewLog_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SolveSession" ADD CONSTRAINT "SolveSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SolveSession" ADD CONSTRAINT "SolveSession_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProblemProgress" ADD CONSTRAINT "ProblemProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProblemProgress" ADD CONSTRAINT "ProblemProgress_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

ALTER TABLE "ReviewSettings" ADD CONSTRAINT "ReviewSettings_perDay_check" CHECK ("perDay" BETWEEN 1 AND 20);

ALTER TABLE "SolveSession" ADD CONSTRAINT "SolveSession_activeSeconds_check"
    CHECK ("activeSeconds" BETWEEN 0 AND 86400);
