import { PRODUCT_NAME } from '../../../lib/product.ts';

/** The document's title. React moves it into the head. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>;
}
