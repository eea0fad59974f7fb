-- What a learning path teaches, on one page. Seeding fills it in.
ALTER TABLE "LearningPath" ADD COLUMN "introduction" TEXT NOT NULL DEFAULT '';
