import type { Problem } from '@stepwise/contracts/problem';
import { createContext, use, type ReactNode } from 'react';
import { API_PATH } from '../api/api-client.ts';

type Pictures = Problem['pictures'];

const PicturesContext = createContext<Pictures>([]);

type Props = { of: Pictures | undefined; children: ReactNode };

/** Texts inside may show these pictures, by their names. */
export function ProblemPictures({ of = [], children }: Props) {
  return <PicturesContext value={of}>{children}</PicturesContext>;
}

/** A picture of the problem; where there is none of this name, its words. Nothing else is fetched. */
export function ProblemPicture({ name, alt }: { name: unknown; alt: string }) {
  const picture = use(PicturesContext).find((one) => one.name === name);
  if (!picture) return <>{alt}</>;
  const { path, width, height } = picture;
  return <img src={API_PATH + path} alt={alt} width={width} height={height} loading="lazy" />;
}
