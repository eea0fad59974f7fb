import type { Problem } from '@stepwise/contracts/problem';
import { createContext, use, type ReactNode } from 'react';
import { API_PATH } from '../api/api-path.ts';

type Pictures = Problem['pictures'];

const PicturesContext = createContext<Pictures>([]);

type Props = { of: Pictures | undefined; children: ReactNode };

/** The pictures, by name, that texts inside may show. */
export function ProblemPictures({ of = [], children }: Props) {
  return <PicturesContext value={of}>{children}</PicturesContext>;
}

/** A picture of the problem, or its alternative text. No other picture is loaded. */
export function ProblemPicture({ name, alt }: { name: unknown; alt: string }) {
  const picture = use(PicturesContext).find((one) => one.name === name);
  if (!picture) return <>{alt}</>;
  const { path, width, height } = picture;
  return <img src={API_PATH + path} alt={alt} width={width} height={height} loading="lazy" />;
}
