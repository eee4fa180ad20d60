"""How fast Skip-Bo Breakers is played, beside Dou Dizhu in OpenSpiel and RLCard, its nearest published relatives.

All contestants take turns in one run, in processes of their own, and CPU time is what counts.
"""
