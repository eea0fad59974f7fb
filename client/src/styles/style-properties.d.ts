import 'react';

// React's types know no custom properties; a style may set them.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
