-- AlterTable
ALTER TABLE "papers" ADD COLUMN     "bytes" INTEGER;
