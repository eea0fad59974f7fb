import { CircleUserRound } from 'lucide-react';

/** The person's picture, or a generic figure. Decorative: the link around it has the name. */
export function Avatar({ image }: { image: string | null }) {
  if (!image) return <CircleUserRound className="size-6" aria-hidden="true" />;
  return (
    <img
      src={image}
      alt=""
      width={28}
      height={28}
      referrerPolicy="no-referrer"
      className="size-7 rounded-full object-cover"
    />
  );
}
