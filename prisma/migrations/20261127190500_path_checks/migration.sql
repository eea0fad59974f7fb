-- Each stage of a learning path ends with a check. Seeding fills them in.
ALTER TABLE "LearningPath" ADD COLUMN "checks" TEXT[];
