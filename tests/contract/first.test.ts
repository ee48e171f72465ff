import { holdContract } from './hold';

holdContract(0, 2);
