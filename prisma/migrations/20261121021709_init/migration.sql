-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('USER', 'ADMIN');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('EASY', 'MEDIUM', 'HARD');

-- CreateEnum
CREATE TYPE "Language" AS ENUM ('JAVASCRIPT', 'PYTHON', 'JAVA', 'TYPESCRIPT');

-- CreateEnum
CREATE TYPE "SubmissionState" AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'ERROR');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "image" TEXT,
    "passwordHash" TEXT,
    "role" "Role" NOT NULL DEFAULT 'USER',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Problem" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "tags" TEXT[],
    "constraints" TEXT NOT NULL,
    "hints" TEXT,
    "editorial" TEXT,
    "category" TEXT,
    "prerequisites" TEXT[],
    "examples" JSONB NOT NULL,
    "codeSnippets" JSONB NOT NULL,
    "referenceSolution" JSONB NOT NULL,
    "checker" TEXT NOT NULL DEFAULT 'lines',
    "timeLimitMs" INTEGER NOT NULL DEFAULT 2000,
    "memoryLimitKb" INTEGER NOT NULL DEFAULT 262144,
    "bankId" UUID,
    "contentHash" TEXT,
    "currentTestSetId" UUID,
    "submissionCount" INTEGER NOT NULL DEFAULT 0,
    "acceptedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Problem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestSet" (
    "id" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TestSet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestCase" (
    "id" UUID NOT NULL,
    "testSetId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "input" TEXT NOT NULL,
    "output" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "checker" TEXT,

    CONSTRAINT "TestCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "problemTitle" TEXT NOT NULL,
    "testSetId" UUID NOT NULL,
    "language" "Language" NOT NULL,
    "sourceCode" TEXT NOT NULL,
    "state" "SubmissionState" NOT NULL DEFAULT 'QUEUED',
    "verdict" TEXT,
    "compileOutput" TEXT,
    "runtimeVersion" TEXT,
    "passedCount" INTEGER NOT NULL DEFAULT 0,
    "totalCount" INTEGER NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "crashes" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "owner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "runAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idempotencyKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubmissionResult" (
    "submissionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "testCaseId" UUID NOT NULL,
    "verdict" TEXT NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "cpuMs" INTEGER NOT NULL,
    "wallMs" INTEGER NOT NULL,
    "memoryKb" INTEGER NOT NULL,
    "exitCode" INTEGER,
    "signal" TEXT,
    "stdout" BYTEA NOT NULL,
    "stderr" BYTEA NOT NULL,

    CONSTRAINT "SubmissionResult_pkey" PRIMARY KEY ("submissionId","position")
);

-- CreateTable
CREATE TABLE "PastJudging" (
    "id" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "testSetId" UUID NOT NULL,
    "verdict" TEXT NOT NULL,
    "passedCount" INTEGER NOT NULL,
    "totalCount" INTEGER NOT NULL,
    "results" JSONB NOT NULL,
    "judgedAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PastJudging_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SolvedMark" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "solvedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SolvedMark_pkey" PRIMARY KEY ("userId","problemId")
);

-- CreateTable
CREATE TABLE "RevealedSolution" (
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "revealedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RevealedSolution_pkey" PRIMARY KEY ("userId","problemId")
);

-- CreateTable
CREATE TABLE "Playlist" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Playlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlaylistEntry" (
    "id" UUID NOT NULL,
    "playlistId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlaylistEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provider_subject_key" ON "Account"("provider", "subject");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Problem_slug_key" ON "Problem"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Problem_bankId_key" ON "Problem"("bankId");

-- CreateIndex
CREATE UNIQUE INDEX "Problem_currentTestSetId_key" ON "Problem"("currentTestSetId");

-- CreateIndex
CREATE INDEX "Problem_deletedAt_createdAt_idx" ON "Problem"("deletedAt", "createdAt");

-- CreateIndex
CREATE INDEX "TestSet_problemId_createdAt_idx" ON "TestSet"("problemId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "TestCase_testSetId_position_key" ON "TestCase"("testSetId", "position");

-- CreateIndex
CREATE INDEX "Submission_userId_createdAt_id_idx" ON "Submission"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Submission_userId_problemId_createdAt_idx" ON "Submission"("userId", "problemId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Submission_problemId_idx" ON "Submission"("problemId");

-- CreateIndex
CREATE INDEX "Submission_testSetId_idx" ON "Submission"("testSetId");

-- CreateIndex
CREATE INDEX "Submission_state_runAfter_idx" ON "Submission"("state", "runAfter");

-- CreateIndex
CREATE UNIQUE INDEX "Submission_userId_idempotencyKey_key" ON "Submission"("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "SubmissionResult_testCaseId_idx" ON "SubmissionResult"("testCaseId");

-- CreateIndex
CREATE INDEX "PastJudging_submissionId_idx" ON "PastJudging"("submissionId");

-- CreateIndex
CREATE INDEX "SolvedMark_problemId_idx" ON "SolvedMark"("problemId");

-- CreateIndex
CREATE INDEX "SolvedMark_submissionId_idx" ON "SolvedMark"("submissionId");

-- CreateIndex
CREATE INDEX "RevealedSolution_problemId_idx" ON "RevealedSolution"("problemId");

-- CreateIndex
CREATE UNIQUE INDEX "Playlist_userId_name_key" ON "Playlist"("userId", "name");

-- CreateIndex
CREATE INDEX "PlaylistEntry_problemId_idx" ON "PlaylistEntry"("problemId");

-- CreateIndex
CREATE UNIQUE INDEX "PlaylistEntry_playlistId_problemId_key" ON "PlaylistEntry"("playlistId", "problemId");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Problem" ADD CONSTRAINT "Problem_currentTestSetId_fkey" FOREIGN KEY ("currentTestSetId") REFERENCES "TestSet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestSet" ADD CONSTRAINT "TestSet_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TestCase" ADD CONSTRAINT "TestCase_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionResult" ADD CONSTRAINT "SubmissionResult_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionResult" ADD CONSTRAINT "SubmissionResult_testCaseId_fkey" FOREIGN KEY ("testCaseId") REFERENCES "TestCase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PastJudging" ADD CONSTRAINT "PastJudging_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SolvedMark" ADD CONSTRAINT "SolvedMark_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SolvedMark" ADD CONSTRAINT "SolvedMark_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SolvedMark" ADD CONSTRAINT "SolvedMark_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RevealedSolution" ADD CONSTRAINT "RevealedSolution_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RevealedSolution" ADD CONSTRAINT "RevealedSolution_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Playlist" ADD CONSTRAINT "Playlist_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlaylistEntry" ADD CONSTRAINT "PlaylistEntry_playlistId_fkey" FOREIGN KEY ("playlistId") REFERENCES "Playlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlaylistEntry" ADD CONSTRAINT "PlaylistEntry_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand: invariants that schema.prisma cannot express.

-- The uniqueness of an address ignores case because only lower case is stored.
ALTER TABLE "User" ADD CONSTRAINT "User_email_check"
    CHECK ("email" = lower("email") AND "email" = btrim("email") AND "email" <> '');

ALTER TABLE "Problem" ADD CONSTRAINT "Problem_limits_check"
    CHECK ("timeLimitMs" > 0 AND "memoryLimitKb" > 0);

ALTER TABLE "Problem" ADD CONSTRAINT "Problem_counts_check"
    CHECK ("acceptedCount" >= 0 AND "acceptedCount" <= "submissionCount");

ALTER TABLE "TestCase" ADD CONSTRAINT "TestCase_position_check" CHECK ("position" >= 1);

ALTER TABLE "Submission" ADD CONSTRAINT "Submission_counts_check"
    CHECK ("passedCount" >= 0 AND "passedCount" <= "totalCount" AND "attempt" >= 0 AND "crashes" >= 0);

-- Finished and judged are the same thing, in both directions.
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_finished_check"
    CHECK (("state" IN ('DONE', 'ERROR')) = ("verdict" IS NOT NULL)
       AND ("state" IN ('DONE', 'ERROR')) = ("doneAt" IS NOT NULL));

-- Accepted means that there were tests and that every one of them passed.
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_accepted_check"
    CHECK ("verdict" <> 'Accepted' OR ("totalCount" > 0 AND "passedCount" = "totalCount"));

-- A running submission without a lease would never be taken over from a dead server.
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_lease_check"
    CHECK ("state" <> 'RUNNING' OR ("owner" IS NOT NULL AND "leaseUntil" IS NOT NULL));

ALTER TABLE "SubmissionResult" ADD CONSTRAINT "SubmissionResult_figures_check"
    CHECK ("position" >= 1 AND "cpuMs" >= 0 AND "wallMs" >= 0 AND "memoryKb" >= 0);

ALTER TABLE "SubmissionResult" ADD CONSTRAINT "SubmissionResult_passed_check"
    CHECK ("passed" = ("verdict" = 'Accepted'));

-- A judged submission shows the tests that it was judged on, so a test set is never edited in place.
CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is never changed: make a new test set', TG_TABLE_NAME;
END;
$$;

CREATE TRIGGER "TestSet_immutable" BEFORE UPDATE ON "TestSet"
    FOR EACH ROW EXECUTE FUNCTION refuse_update();

CREATE TRIGGER "TestCase_immutable" BEFORE UPDATE ON "TestCase"
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
