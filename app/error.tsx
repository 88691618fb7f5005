'use client';

import { ThrownError } from '@/components/thrown-error/thrown-error';

export default ThrownError;
