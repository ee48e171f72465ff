import { holdContract } from './hold';

holdContract(1, 2);
