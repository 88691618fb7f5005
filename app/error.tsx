'use client';

import { ThrownError } from '@/components/error-screen/thrown-error';

export default ThrownError;
