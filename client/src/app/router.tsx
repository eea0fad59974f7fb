import { createBrowserRouter } from 'react-router-dom';
import { routes } from './route-table.tsx';

export const router = createBrowserRouter(routes);
