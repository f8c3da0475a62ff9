import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const AuditScreen = lazyScreen(() => import('./audit.screen.tsx'), 'AuditScreen');

export const auditRoutes: RouteObject[] = [{ path: 'audit', element: <AuditScreen /> }];
