import express, { type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/** Reads a zip file of up to `limitBytes` into a buffer. Every other body is refused. */
export function zipBody(limitBytes: number): RequestHandler[] {
  return [refuseOtherTypes, express.raw({ type: 'application/zip', limit: limitBytes })];
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (!req.is('application/zip')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be a zip file');
  }
  next();
};
