import express, { type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/**
 * Reads a zip file of up to `limitBytes` into a buffer. Every other body is refused, and one that is packed once more:
 * little of it could become as much as is allowed.
 */
export function zipBody(limitBytes: number): RequestHandler[] {
  const options = { type: 'application/zip', limit: limitBytes, inflate: false };
  return [refuseOtherTypes, express.raw(options)];
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (!req.is('application/zip')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be a zip file');
  }
  next();
};
